export type Json = Record<string, unknown>;

/** A pub with one dish on a server that is reached by its address alone. */
export type RemotePub = {
  readonly id: number;
  readonly urlName: string;
  readonly dishId: number;
  readonly path: string;
  readonly companyToken: string;
};

/** One call as JSON over the network, whatever it answers. */
export async function callOver(
  address: string,
  call: `${string} /${string}`,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Json }> {
  const [method = '', url = ''] = call.split(' ');
  const response = await fetch(`${address}${url}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

/** Registers a company with a pub, a menu, a category and one dish that can be ordered at the table. */
export async function aPubOver(address: string): Promise<RemotePub> {
  const { body: session } = await callOver(address, 'POST /api/company', {
    body: {
      email: 'departe@example.md',
      password: 'o parolă destul de lungă',
      name: 'Departe',
      phone: '069123456',
      tariff: 'basic',
    },
  });
  const companyToken = String(session['accesstoken']);
  const headers = { accesstoken: companyToken };
  const { body: own } = await callOver(address, 'GET /api/company', { headers });
  const companyPath = `/api/company/${String((own['company'] as Json)['id'])}/pubs`;
  const make = async (at: string, thing: string, body: Json): Promise<number> => {
    const answer = await callOver(address, `POST /${at.slice(1)}`, { body, headers });
    return Number((answer.body[thing] as Json)['id']);
  };
  const urlName = 'la-mijloc';
  const id = await make(companyPath, 'pub', { name: 'La mijloc', url_name: urlName });
  const look = { visible: true, place: 1, text_color: '#ffffff' };
  const menus = `${companyPath}/${id}/menus`;
  const categories = `${menus}/${await make(menus, 'menu', { ...look, name: 'Tot' })}/categories`;
  const category = { ...look, name: 'Tot', category_types: ['other'] };
  const dishes = `${categories}/${await make(categories, 'category', category)}/dishes`;
  const dish = { ...look, name: 'Zeamă', price: 65, sale_price: 0, ingredients: '' };
  const dishId = await make(dishes, 'dish', dish);
  return { id, urlName, dishId, path: `${companyPath}/${id}`, companyToken };
}

/** An order of the pub's one dish at a table; the same key asks for the same order. */
export function orderOver(
  address: string,
  pub: RemotePub,
  { key, table }: { key: string; table: string },
): Promise<{ status: number; body: Json }> {
  return callOver(address, `POST /api/client/pub/${pub.id}/orders`, {
    body: {
      order_type: 'in_place',
      client_name: 'Grăbitul',
      table_for_in_place_order: table,
      dishes: [{ dish_id: pub.dishId, count: 1 }],
    },
    headers: { 'idempotency-key': key },
  });
}
