/** The password of the demo users in the product under test. */
export const demoPassword = 'parola-pentru-drumuri';

export const demoCourier = 'ion.rusu@curier.example';
export const demoCompany = 'proprietar@la-nuc.example';
export const demoAdministrator = 'admin@comanda.example';
export const demoPub = 'la-nuc';
/** Of the second demo company. */
export const demoPizzeria = 'foc-si-faina';
export const demoCafe = 'siniy-chaynik';
/** The demo company's second pub, which has expired. */
export const demoTerrace = { name: 'La Nuc · Terasa de vară', urlName: 'la-nuc-terasa' } as const;
