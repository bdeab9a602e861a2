import { expect, it } from 'vitest';
import { inlineScriptsOf, shellWith } from './shell.ts';

it('passes the settings to the screens, with any characters', () => {
  const shell = shellWith('<html><head><title>Comanda</title></head></html>', {
    mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png?key=$&"x"',
    contacts: { emails: ['ana@b.md', "o'neil@b.md"], phone: '+37322123456' },
    mail: undefined,
  });
  expect(shell).toBe(
    '<html><head>' +
      '<meta name="map-tiles-url" content="https://tiles.example/{z}/{x}/{y}.png?key=$&amp;&quot;x&quot;">' +
      `<meta name="contact-emails" content="ana@b.md,o'neil@b.md">` +
      '<meta name="contact-phone" content="+37322123456">' +
      '<meta name="password-mail" content="off">' +
      '<title>Comanda</title></head></html>',
  );
});

it('passes on whether a lost password is mailed, and no data of the mail server', () => {
  const shell = shellWith('<head>', {
    mapTilesUrl: '',
    contacts: { emails: ['a@b.md', 'b@b.md'], phone: '' },
    mail: { url: 'smtp://user:secret@mail.example', from: 'a@b.md' },
  });
  expect(shell).toContain('<meta name="password-mail" content="on">');
  expect(shell).not.toContain('secret');
});

it('passes on prices, operator and demo as far as there are any', () => {
  const settings = {
    mapTilesUrl: '',
    contacts: { emails: ['a@b.md', 'b@b.md'], phone: '' },
    mail: undefined,
  } as const;
  const set = shellWith('<head>', {
    ...settings,
    tariffPrices: { basic: 0, business: 900 },
    operator: { name: 'Comanda "SRL"', email: 'date@comanda.md' },
    demo: { menu: '/pub/la-nuc/?table=7', desk: '/admin/pub/1/orders', email: 'a@b.example' },
  });
  expect(set.slice(set.indexOf('<meta name="tariff-prices"'))).toBe(
    '<meta name="tariff-prices" content="0,,900">' +
      '<meta name="operator-name" content="Comanda &quot;SRL&quot;">' +
      '<meta name="demo-menu" content="/pub/la-nuc/?table=7">' +
      '<meta name="demo-desk" content="/admin/pub/1/orders">' +
      '<meta name="demo-email" content="a@b.example">',
  );
  expect(set).not.toContain('date@comanda.md');
  const unset = shellWith('<head>', { ...settings, tariffPrices: {}, operator: {} });
  expect(unset).not.toMatch(/tariff|operator|demo/);
});

it('finds the scripts inside a page as they are, line breaks included', () => {
  const page = '<script>one();\n</script><script src="/a.js"></script><script>two()</script>';
  expect(inlineScriptsOf(page)).toEqual(['one();\n', 'two()']);
});
