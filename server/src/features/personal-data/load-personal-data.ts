import type { PersonalData } from '@comanda/contract/personal-data';
import { DEFAULT_TARIFF, type Tariff } from '@comanda/domain/accounts';
import { roleScopeOf } from '../../authorise.ts';
import type { Deps } from '../../deps.ts';
import type { AccountScope, CompanyScope } from '../../scopes.ts';
import { loadOwnAccount } from '../accounts/index.ts';
import { loadNotifiedDevices, loadOwnDevices } from '../alerts/index.ts';
import { loadOwnData } from '../couriers/index.ts';
import { loadPersonalOrders } from '../orders/index.ts';
import { listPubs, type PubRow } from '../pubs/index.ts';

type OfCompany = NonNullable<PersonalData['company']>;

function pubView(pub: PubRow): OfCompany['pubs'][number] {
  const { id, name, url_name, address, lat, lng, phone, telegram_username, additional_info } = pub;
  const texts = { name, url_name, address, phone, telegram_username, additional_info };
  return { id, ...texts, lat, lng, created_at: pub.created_at.toISOString() };
}

/** A company's own data: its orders are its guests', and are not in the file. */
async function loadCompanyData(
  { db }: Deps,
  { own, scope }: { readonly own: AccountScope; readonly scope: CompanyScope },
  tariff: Tariff | null,
): Promise<OfCompany> {
  const pubs = await listPubs(db, scope);
  return {
    tariff: tariff ?? DEFAULT_TARIFF,
    pubs: pubs.map(pubView),
    ...(await loadOwnDevices(db, own)),
  };
}

/** Everything that is stored about the account that asks, and nothing about another person. */
export async function loadPersonalData(deps: Deps, own: AccountScope): Promise<PersonalData> {
  const { db, clock } = deps;
  const { account, sign_ins, tariff } = await loadOwnAccount(db, own);
  const common = { made_at: clock.now().toISOString(), account, sign_ins };
  const scope = roleScopeOf(own);
  switch (scope.kind) {
    case 'client': {
      const orders = await loadPersonalOrders(deps, scope);
      const devices = await loadNotifiedDevices(db, scope);
      return { ...common, client: { orders, notified_devices: devices } };
    }
    case 'courier':
      return { ...common, courier: await loadOwnData(deps, scope) };
    case 'company':
      return { ...common, company: await loadCompanyData(deps, { own, scope }, tariff) };
    default:
      scope.kind satisfies 'admin';
      return common;
  }
}
