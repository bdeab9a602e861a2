import type { ReactNode } from 'react';
import { Debts } from '../../../product/ledger/debts.tsx';
import { useCourierArea } from '../area/courier-context.ts';
import { useCacheCourier } from '../area/courier-api.ts';
import styles from './profile.module.css';
import { ProfileScreen } from './profile-screen.tsx';
import { ConfirmedPubs } from '../pubs/confirmed-pubs.tsx';
import { NewPubs } from '../pubs/new-pubs.tsx';
import { InstallCard } from '../shell/install-card.tsx';
import { StandingNote } from './standing-note.tsx';

/** The profile of the signed-in courier. */
export function CourierProfile({ accountLinks }: { readonly accountLinks: ReactNode }) {
  const { courier } = useCourierArea();
  const cacheCourier = useCacheCourier();
  return (
    <ProfileScreen
      courier={courier}
      onSaved={cacheCourier}
      balance={<Debts balances={courier.balances} reader="courier" isLarge />}
      standing={
        <>
          <NewPubs courierID={courier.id} />
          <StandingNote courier={courier} />
        </>
      }
    >
      <ConfirmedPubs courierID={courier.id} />
      <div className={styles['links']}>
        <InstallCard />
        {accountLinks}
      </div>
    </ProfileScreen>
  );
}
