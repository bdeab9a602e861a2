export { must, readAnswer, type Answer, type RawAnswer } from './answer.ts';
export type {
  AnyInput,
  CallInput,
  ParamValues,
  QueryValues,
  UploadCall,
  UploadInput,
} from './call-input.ts';
export {
  createClient,
  headersOf,
  type Caller,
  type AnyOptions,
  type CallOptions,
  type Client,
  type Transport,
} from './client.ts';
export { addressOf, requestOf } from './request.ts';
