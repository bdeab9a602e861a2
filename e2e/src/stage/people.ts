/** What the product under test names as the password of the demo's people. */
export const demoPassword = 'parola-pentru-drumuri';

export const demoCourier = 'ion.rusu@curier.example';
export const demoCompany = 'proprietar@la-nuc.example';
export const demoAdministrator = 'admin@comanda.example';
export const demoPub = 'la-nuc';
/** The demo company's second pub, whose publication has run out. */
export const demoTerrace = { name: 'La Nuc · Terasa de vară', urlName: 'la-nuc-terasa' } as const;
