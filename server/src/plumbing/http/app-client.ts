import { routes, type CallReply } from '@comanda/contract';
import {
  addressOf,
  createClient,
  headersOf,
  readAnswer,
  type AnyInput,
  type AnyOptions,
  type Answer,
  type CallOptions,
  type Client,
  type RawAnswer,
  type UploadCall,
  type UploadInput,
} from '@comanda/contract/client';
import type { FastifyInstance, InjectOptions } from 'fastify';

type File = { readonly file: Buffer; readonly type?: string };

export type AppClient = Client & {
  /** Sends a file as a browser does, and returns any response. */
  upload<Name extends UploadCall>(
    name: Name,
    input: UploadInput<Name> & CallOptions<Name> & File,
  ): Promise<Answer<CallReply<Name>>>;
};

/** The product's calls directly to an app, without a port. */
export function clientOf(app: FastifyInstance): AppClient {
  async function inject(request: InjectOptions): Promise<RawAnswer> {
    const { statusCode, body, headers } = await app.inject(request);
    return { status: statusCode, text: body, headers };
  }
  return {
    ...createClient(({ method, url, headers, body }) =>
      inject({
        method,
        url,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      }),
    ),
    upload: async (name, input) => {
      const { params, file, type = '' }: AnyInput & AnyOptions & File = input;
      const form = new FormData();
      form.set(routes[name].upload, new Blob([new Uint8Array(file)], { type }), 'picture');
      const headers = headersOf(input);
      return readAnswer(name, await inject({ ...addressOf(name, params), headers, payload: form }));
    },
  };
}
