import type { TObject } from 'typebox';
import { expectTypeOf, it } from 'vitest';
import type { RouteTable, SocketTable } from './index.ts';

type Row<Name extends string, Facts> = {
  readonly [name in Name]: { readonly summary: string; readonly reply: TObject } & Facts;
};
type Socket<Facts> = {
  readonly '/ws/a': { readonly summary: string; readonly message: TObject } & Facts;
};

// These fail when types are checked.
it('a row with all facts of its access and method is one of the table', () => {
  expectTypeOf<
    Row<'GET /a', { access: 'public'; openBy: 'public_data'; showsCourier: 'nothing' }>
  >().toExtend<RouteTable>();
  expectTypeOf<
    Row<'GET /a', { access: 'courier'; showsCourier: 'offer' }>
  >().toExtend<RouteTable>();
  expectTypeOf<Row<'GET /a', { access: 'pub' }>>().toExtend<RouteTable>();
  expectTypeOf<
    Row<'PUT /a', { access: 'pub'; changesGuestPage: false; byEntered: 'logged' }>
  >().toExtend<RouteTable>();
  expectTypeOf<Row<'PUT /a', { access: 'admin'; changesGuestPage: true }>>().toExtend<RouteTable>();
  expectTypeOf<Row<'POST /a', { access: 'pub'; isReading: true }>>().toExtend<RouteTable>();
  expectTypeOf<Socket<{ access: 'courier'; showsCourier: 'offer' }>>().toExtend<SocketTable>();
});

it('a row without one of them does not compile', () => {
  expectTypeOf<
    Row<'GET /a', { access: 'public'; openBy: 'public_data' }>
  >().not.toExtend<RouteTable>();
  expectTypeOf<
    Row<'GET /a', { access: 'session'; showsCourier: 'nothing' }>
  >().not.toExtend<RouteTable>();
  expectTypeOf<Row<'GET /a', { access: 'signed_in' }>>().not.toExtend<RouteTable>();
  expectTypeOf<Row<'POST /a', { access: 'courier' }>>().not.toExtend<RouteTable>();
  expectTypeOf<
    Row<'DELETE /a', { access: 'pub'; changesGuestPage: true }>
  >().not.toExtend<RouteTable>();
  expectTypeOf<
    Row<'PATCH /a', { access: 'company'; byEntered: 'logged' }>
  >().not.toExtend<RouteTable>();
  expectTypeOf<Row<'PUT /a', { access: 'admin' }>>().not.toExtend<RouteTable>();
  expectTypeOf<Row<'POST /a', { access: 'company'; isReading: true }>>().not.toExtend<RouteTable>();
  expectTypeOf<
    Row<'PUT /a', { access: 'account'; showsCourier: 'nothing' }>
  >().not.toExtend<RouteTable>();
  expectTypeOf<Socket<{ access: 'courier' }>>().not.toExtend<SocketTable>();
});
