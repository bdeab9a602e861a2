import { session } from '../session/session.ts';
import { ApiClient } from './api-client.ts';
import { browserTransport } from './transport.ts';

const client = new ApiClient(browserTransport, session);

export const call = client.call;
export const upload = client.upload;
export const freshAccessToken = client.freshToken;
export const refreshAccessToken = client.refresh;
export const tokenRefreshed = client.refreshed;
