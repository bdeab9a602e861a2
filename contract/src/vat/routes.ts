import { Type } from 'typebox';
import { ok, type RouteTable } from '../routing/index.ts';
import { NewVatRate, VatRate } from './schemas.ts';

const reply = ok({ rates: Type.Array(VatRate) });

/** The rates of VAT: data of the platform, with the day from which each holds. */
export const vatRoutes = {
  'GET /api/vat-rates': {
    summary: 'The rates of VAT by class, the latest first',
    access: 'signed_in',
    showsCourier: 'nothing',
    reply,
  },
  'POST /api/admin/vat-rates': {
    summary:
      'Adds a rate of VAT from tomorrow on at the earliest; orders that are cooked before keep theirs',
    access: 'admin',
    changesGuestPage: false,
    body: NewVatRate,
    reply,
    status: 201,
    errors: ['validation_error', 'vat_rate_is_late', 'vat_rate_exists'],
  },
  'DELETE /api/admin/vat-rates/:rateID': {
    summary: 'Deletes a rate that does not hold yet',
    access: 'admin',
    changesGuestPage: false,
    reply,
    errors: ['not_found', 'vat_rate_is_late'],
  },
} as const satisfies RouteTable;
