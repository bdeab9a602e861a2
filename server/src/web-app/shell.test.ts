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

it('finds the scripts inside a page as they are, line breaks included', () => {
  const page = '<script>one();\n</script><script src="/a.js"></script><script>two()</script>';
  expect(inlineScriptsOf(page)).toEqual(['one();\n', 'two()']);
});
