import type { accountFields } from '@comanda/domain/accounts';
import type { ProblemKeys } from '../../lib/forms/problem-text.ts';

/** A company's own texts for the problems of its fields. */
export const companyProblems = {
  name: {
    field_is_required: 'admin.validation_errors.company.name.required',
    min: 'admin.validation_errors.company.name.min',
    max: 'admin.validation_errors.company.name.max',
  },
  email: {
    field_is_required: 'admin.validation_errors.company.email.required',
    invalid_email: 'admin.validation_errors.company.email.invalid',
  },
  phone: {
    field_is_required: 'admin.validation_errors.company.phone.required',
    invalid_phone: 'admin.validation_errors.company.phone.invalid',
  },
  password: {
    field_is_required: 'admin.validation_errors.company.password.required',
    min: 'admin.validation_errors.company.password.min',
    max: 'admin.validation_errors.company.password.max',
  },
} as const satisfies Record<keyof typeof accountFields, ProblemKeys>;
