import { LEDGER_SYMBOL } from '@comanda/domain/couriers';
import type { ReactNode } from 'react';
import { SignedAmount } from '../../ui/amounts/signed-amount.tsx';
import { useCourierArea } from './courier-context.ts';
import { useKeepCourier } from './api.ts';
import styles from './courier-orders.module.css';
import { ProfileScreen } from './profile/profile-screen.tsx';
import { InstallCard } from './shell/install-card.tsx';
import { StandingNote } from './standing-note.tsx';

/** The profile of the courier who is signed in. */
export function CourierProfile({ signOut }: { readonly signOut: ReactNode }) {
  const { courier } = useCourierArea();
  const keepCourier = useKeepCourier();
  return (
    <ProfileScreen
      courier={courier}
      onSaved={keepCourier}
      balance={<SignedAmount value={courier.balance} symbol={LEDGER_SYMBOL} />}
      standing={<StandingNote courier={courier} />}
    >
      <div className={styles['foot']}>
        <InstallCard />
        {signOut}
      </div>
    </ProfileScreen>
  );
}
