import http from 'node:http';
import { requestOf } from '@comanda/contract/client';
import { begin } from '../frame/child.ts';

// node sign-in.ts <origin> <e-mail> <password> <connections> <seconds>: signs a company in, again and again on each
// connection, and prints how many sign-ins a second succeeded.
const [origin = '', email = '', password = '', connections = '', seconds = ''] =
  process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true });
const call = requestOf('POST /api/auth/login', { body: { as: 'company', email, password } });
const body = call.body ?? '';
const headers = { ...call.headers, 'content-length': Buffer.byteLength(body) };

async function signIn(): Promise<void> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request(
      origin + call.url,
      { agent, method: call.method, headers },
      resolve,
    );
    request.on('error', reject).end(body);
  });
  for await (const _ of response);
  if (response.statusCode !== 200) throw new Error(`a sign-in answered ${response.statusCode}`);
}

await begin();
const start = performance.now();
const end = start + Number(seconds) * 1000;
let count = 0;
async function signInRepeatedly(): Promise<void> {
  while (performance.now() < end) {
    await signIn();
    count += 1;
  }
}
await Promise.all(Array.from({ length: Number(connections) }, signInRepeatedly));
agent.destroy();
process.stdout.write(JSON.stringify({ perSecond: (count * 1000) / (performance.now() - start) }));
