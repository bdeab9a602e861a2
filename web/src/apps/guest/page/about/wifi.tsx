import type { PubPageData } from '@comanda/contract/guest-page';
import { wifiCodePath } from '@comanda/domain/pubs';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import { wifiIcon } from '../icons.tsx';
import type { Say } from '../text.ts';

type Props = { readonly pub: PubPageData['pub']; readonly say: Say };

/** For another phone at the table; a separate picture, since few guests open it. */
function WifiCode({ pub, say }: Props) {
  const { wifi_network: network, wifi_password: password } = pub;
  return (
    <figure className={classes.wifiCode}>
      <img
        src={wifiCodePath(pub.url_name, { network, password })}
        loading="lazy"
        width={132}
        height={132}
        alt={say('guest.page.wifi_code_of', { network })}
      />
      <figcaption>{say('guest.page.wifi_code_hint')}</figcaption>
    </figure>
  );
}

function Password({ pub, say }: Props) {
  const { wifi_network: network, wifi_password: password } = pub;
  const name = network && <b>{network}</b>;
  if (password === '') {
    return (
      <span className="fact wifi">
        {wifiIcon}
        <span>
          {name} {say('guest.page.wifi_open')}
        </span>
      </span>
    );
  }
  return (
    <button type="button" className="fact wifi" {...{ [attributes.copiedText]: password }}>
      {wifiIcon}
      <span className="vh">{say('guest.page.copy_wifi')}</span>
      <span>
        {name} <code>{password}</code>
      </span>
      <i aria-live="polite" />
    </button>
  );
}

/** One tap copies the password; where the name of the network is known, a code joins it. */
export function Wifi({ pub, say }: Props) {
  if (pub.wifi_network === '') return pub.wifi_password && <Password pub={pub} say={say} />;
  return (
    <div className="net">
      <Password pub={pub} say={say} />
      <WifiCode pub={pub} say={say} />
    </div>
  );
}
