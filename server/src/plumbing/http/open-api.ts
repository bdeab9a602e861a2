import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { documentHeaders } from './document-headers.ts';
import { documentContract } from './document-contract.ts';

const description = `Every call that this server answers. A success is \`{ok: true, …}\`, a failure
\`{ok: false, err, code}\`. Sign in with \`POST /api/auth/login\` and send the access token in the header
\`accesstoken\`; sockets take it as the query parameter \`access_token\`. The server sends the text
\`PING\` on a socket and expects \`PONG\`.`;

/** The policy of the reader's page: everything from this host, by http and by https, and in no frame. */
const DOCS_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The contract as OpenAPI, made from the registered routes, so that it lists only existing calls. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Comanda', version: '1', description },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { accesstoken: { type: 'apiKey', in: 'header', name: 'accesstoken' } },
      },
    },
    transformObject: (made) =>
      'openapiObject' in made ? documentContract(made.openapiObject) : {},
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    // Its badge would send this document's address to another host.
    uiConfig: { validatorUrl: null },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        void reply.headers(documentHeaders(DOCS_POLICY));
        next();
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
