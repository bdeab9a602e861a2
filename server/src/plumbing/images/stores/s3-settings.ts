export type S3Settings = {
  /** The bucket in path style, without a slash at its end: `https://host/bucket`. */
  readonly bucket: string;
  /** Before each name in the bucket: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

type Reader = {
  readonly faults: string[];
  text(name: string): string | undefined;
  checked(name: string, isRight: (value: string) => boolean, rule: string): string | undefined;
};

const FORM = /^s3\+https?:\/\/[^/?#@]+(?:\/[\w.-]+)+\/?(?:\?region=[\w-]+)?$/;
const RULE =
  'must be s3+https://host/bucket or s3+https://host/bucket/prefix?region=name, ' +
  'without the key, which is set in IMAGES_ACCESS_KEY and IMAGES_SECRET_KEY';
const DEFAULT_REGION = 'us-east-1';

/**
 * The S3 store of the pictures; undefined for the data folder. The key is not a part of the address: addresses
 * are printed in error messages, and the characters / and + of a secret would have to be encoded in one.
 */
export function readS3Settings(read: Reader): S3Settings | undefined {
  const isRight = (value: string) => FORM.test(value) && URL.canParse(value.replace('s3+', ''));
  const given = read.checked('IMAGES_URL', isRight, RULE);
  const accessKey = read.text('IMAGES_ACCESS_KEY');
  const secretKey = read.text('IMAGES_SECRET_KEY');
  const all = [read.text('IMAGES_URL'), accessKey, secretKey];
  if (all.includes(undefined) && all.some((value) => value !== undefined)) {
    read.faults.push('IMAGES_URL, IMAGES_ACCESS_KEY and IMAGES_SECRET_KEY: set all three or none');
  }
  if (!given || !accessKey || !secretKey) return undefined;
  const url = new URL(given.replace('s3+', ''));
  const [bucket = '', ...prefix] = url.pathname.split('/').filter((part) => part !== '');
  return {
    bucket: `${url.origin}/${bucket}`,
    prefix: prefix.map((part) => `${part}/`).join(''),
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    accessKey,
    secretKey,
  };
}
