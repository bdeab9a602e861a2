import { useLogout } from '../../features/accounts/api.ts';
import { CompanyScreen } from '../../features/pubs/company-screen.tsx';
import { CompanyGate } from './company-gate.tsx';

/** The company's screen and its way out. */
export function CompanyPage() {
  const logout = useLogout();
  return (
    <CompanyGate>
      {(company) => (
        <CompanyScreen
          company={company}
          isLoggingOut={logout.isPending}
          onLogOut={() => {
            logout.mutate();
          }}
        />
      )}
    </CompanyGate>
  );
}
