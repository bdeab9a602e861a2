import { readFileSync } from 'node:fs';
import http from 'node:http';
import { addressOf, createClient } from '@comanda/contract/client';
import { begin } from '../frame/child.ts';

// node upload-pictures.ts <origin> <e-mail> <password> <picture> <count>: uploads a file as the picture of this many
// dishes of a company's first pub, two at a time, and prints how many seconds it took.
const [origin = '', email = '', password = '', file = '', count = ''] = process.argv.slice(2);
const AT_ONCE = 2;
const agent = new http.Agent({ keepAlive: true });
const IMAGE =
  'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image';

const client = createClient(async ({ method, url, headers, body }) => {
  const response = await fetch(origin + url, { method, headers, ...(body ? { body } : {}) });
  return { status: response.status, text: await response.text(), headers: {} };
});

const { accesstoken } = await client.call('POST /api/auth/login', {
  body: { as: 'company', email, password },
});
const as = { accesstoken };
const { company } = await client.call('GET /api/company', { as });
const ofCompany = { companyID: company.id };
const { pubs } = await client.call('GET /api/company/:companyID/pubs', { as, params: ofCompany });
const ofPub = { ...ofCompany, pubID: pubs[0]?.id ?? 0 };
const { menus } = await client.call('GET /api/company/:companyID/pubs/:pubID/menus', {
  as,
  params: ofPub,
});

async function findDishes(): Promise<{ categoryID: number; dishID: number; menuID: number }[]> {
  const found = [];
  for (const { id: menuID } of menus) {
    const ofMenu = { ...ofPub, menuID };
    const { categories } = await client.call(
      'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
      { as, params: ofMenu },
    );
    for (const { id: categoryID } of categories) {
      const { dishes } = await client.call(
        'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
        { as, params: { ...ofMenu, categoryID } },
      );
      found.push(...dishes.map(({ id: dishID }) => ({ menuID, categoryID, dishID })));
    }
  }
  return found;
}

const dishes = (await findDishes()).slice(0, Number(count));
if (dishes.length < Number(count)) throw new Error(`the pub has only ${dishes.length} dishes`);

// Made once: the product is measured, not this process.
const head =
  '--end\r\ncontent-disposition: form-data; name="image"; filename="picture.jpg"\r\n' +
  'content-type: image/jpeg\r\n\r\n';
const body = Buffer.concat([Buffer.from(head), readFileSync(file), Buffer.from('\r\n--end--\r\n')]);
const headers = {
  accesstoken,
  'content-type': 'multipart/form-data; boundary=end',
  'content-length': body.length,
};

async function upload(url: string): Promise<void> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request(origin + url, { agent, method: 'PATCH', headers }, resolve);
    request.on('error', reject).end(body);
  });
  for await (const _ of response);
  if (response.statusCode !== 200) throw new Error(`an upload answered ${response.statusCode}`);
}

await begin();
const start = performance.now();
async function uploadRepeatedly(): Promise<void> {
  for (let dish = dishes.shift(); dish; dish = dishes.shift()) {
    await upload(addressOf(IMAGE, { ...ofPub, ...dish }).url);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, uploadRepeatedly));
agent.destroy();
process.stdout.write(JSON.stringify({ seconds: (performance.now() - start) / 1000 }));
