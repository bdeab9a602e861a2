import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

it.each([
  ['', ''],
  ['https://tiles.example/{z}/{x}/{y}.png', ' https://tiles.example'],
  ['https://tiles.example:8443/{z}/{x}/{y}.png?key=a', ' https://tiles.example:8443'],
  ['https://{s}.tile.example/{z}/{x}/{y}.png', ' https://*.tile.example'],
  ['https://{s}.tile.example:8443/{z}/{x}/{y}{r}.png', ' https://*.tile.example:8443'],
  ['https://maps-{s}.tile.example/{z}/{x}/{y}.png', ' https://*.tile.example'],
  ['https://a.{s}.tile.example/{z}/{x}/{y}.png', ' https://*.tile.example'],
  ['http://localhost:4399/{z}/{x}/{y}.png', ' http://localhost:4399'],
  ['https://tiles.example/{s}/{z}/{x}/{y}.png', ' https://tiles.example'],
])('tiles of %j are allowed, and no other resource of another host', (address, allowed) => {
  const policy = contentSecurityPolicy(address);
  expect(policy).toContain(`img-src 'self' data: blob:${allowed};`);
  const others = policy.replaceAll(/img-src[^;]*;/g, '');
  expect(others).not.toMatch(/https?:|\*/);
});

it('allows the named scripts and styles inside a page, by their hashes, and no other', () => {
  expect(contentSecurityPolicy('')).toContain("script-src 'self';");
  // printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(contentSecurityPolicy('', { scripts: ['alert(1)'] })).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(contentSecurityPolicy('', { scripts: ['alert(1)', 'alert(2)'] })).toMatch(
    /script-src 'self' 'sha256-bhHH[^']+' 'sha256-[^']+';/,
  );
  expect(contentSecurityPolicy('')).toContain("style-src 'self';");
  expect(contentSecurityPolicy('', { styles: ['alert(1)'] })).toContain(
    "style-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(contentSecurityPolicy('')).not.toContain('unsafe');
});

it('allows no frame around a page, and around a framed page those of this host', () => {
  expect(contentSecurityPolicy('')).toMatch(/; frame-ancestors 'none'$/);
  expect(contentSecurityPolicy('', { isFramed: true })).toMatch(/; frame-ancestors 'self'$/);
});
