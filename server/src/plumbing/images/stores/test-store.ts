import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { readS3Settings, type S3Settings } from './s3-settings.ts';

const text = (name: string): string | undefined => process.env[`TEST_${name}`];
/** The S3 store that scripts/with-swift.sh starts (npm run test:images); undefined without it. */
const given = readS3Settings({ faults: [], text, checked: text });
export const hasTestStore = given !== undefined;

export function clientOf({ accessKey, secretKey, region }: S3Settings): AwsClient {
  return new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 0,
  });
}

/** Its bucket, with new names for each caller. */
export async function openTestStore(): Promise<S3Settings> {
  if (!given) throw new Error('TEST_IMAGES_URL is not set');
  const { status } = await clientOf(given).fetch(given.bucket, { method: 'PUT' });
  // Another test may have made it.
  if (status !== 200 && status !== 409) throw new Error(`no bucket: ${status}`);
  return { ...given, prefix: `${given.prefix}${randomUUID()}/` };
}
