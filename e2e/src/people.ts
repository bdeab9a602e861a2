/** What the product under test names as the password of the demo's people. */
export const demoPassword = 'parola-pentru-drumuri';

export const demoCourier = 'ion.rusu@curier.example';
export const demoCompany = 'proprietar@la-nuc.example';
export const demoAdministrator = 'admin@comanda.example';
export const demoPub = 'la-nuc';
