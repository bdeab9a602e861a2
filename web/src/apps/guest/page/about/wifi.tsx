import type { PubPageData } from '@comanda/contract/guest-page';
import { wifiCodePath } from '@comanda/domain/settings';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import { wifiIcon } from '../icons.tsx';
import type { Translate } from '../text.ts';

type Props = { readonly pub: PubPageData['pub']; readonly t: Translate };

/** For another phone at the table; a separate picture, since few guests open it. */
function WifiCode({ pub, t }: Props) {
  const { wifi_network: network, wifi_password: password } = pub;
  return (
    <figure className={classes.wifiCode}>
      <img
        src={wifiCodePath(pub.url_name, { network, password })}
        loading="lazy"
        width={132}
        height={132}
        alt={t('guest.page.wifi_code_of', { network })}
      />
      <figcaption>{t('guest.page.wifi_code_hint')}</figcaption>
    </figure>
  );
}

function Password({ pub, t }: Props) {
  const { wifi_network: network, wifi_password: password } = pub;
  const name = network && <b>{network}</b>;
  if (password === '') {
    return (
      <span className="fact wifi">
        {wifiIcon}
        <span>
          {name} {t('guest.page.wifi_open')}
        </span>
      </span>
    );
  }
  return (
    <button type="button" className="fact wifi" {...{ [attributes.copiedText]: password }}>
      {wifiIcon}
      <span className="vh">{t('guest.page.copy_wifi')}</span>
      <span>
        {name} <code>{password}</code>
      </span>
      <i aria-live="polite" />
    </button>
  );
}

/** One tap copies the password; where the name of the network is known, a code joins it. */
export function Wifi({ pub, t }: Props) {
  if (pub.wifi_network === '') return pub.wifi_password && <Password pub={pub} t={t} />;
  return (
    <div className="net">
      <Password pub={pub} t={t} />
      <WifiCode pub={pub} t={t} />
    </div>
  );
}
