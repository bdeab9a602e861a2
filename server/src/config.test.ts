import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function faultsOf(environment: Record<string, string>, args: string[] = []): readonly string[] {
  try {
    readConfig(environment, args);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('is complete without any setting', () => {
    expect(readConfig({}, [])).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      rateLimitScale: 1,
      trustProxy: false,
      withDemo: true,
      firstAdmin: undefined,
    });
  });

  it('uses the port in the public address and removes its last slash', () => {
    expect(readConfig({ PORT: '8080' }, []).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://comanda.md/' }, []).publicUrl).toBe(
      'https://comanda.md',
    );
  });

  it('has no demo when it is switched off, and no tiles when they are set to empty', () => {
    expect(readConfig({}, ['--no-demo']).withDemo).toBe(false);
    expect(readConfig({ MAP_TILES_URL: '' }, []).mapTilesUrl).toBe('');
  });

  it('accepts the contacts in any common spelling', () => {
    const settings = { CONTACT_EMAILS: ' a@b.md ,ion@b.md', CONTACT_PHONE: '022 123-456' };
    expect(readConfig(settings, []).contacts).toEqual({
      emails: ['a@b.md', 'ion@b.md'],
      phone: '+37322123456',
    });
    expect(readConfig({}, []).contacts.emails).toHaveLength(2);
  });

  it('sends mail only with a mail server, by default from the host of the public address', () => {
    expect(readConfig({}, []).mail).toBeUndefined();
    expect(readConfig({ MAIL_FROM: 'a@b.md' }, []).mail).toBeUndefined();
    const url = 'smtps://ion:parola@mail.example:465';
    expect(readConfig({ SMTP_URL: url, PUBLIC_URL: 'https://comanda.md/' }, []).mail).toEqual({
      url,
      from: 'no-reply@comanda.md',
    });
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'salut@comanda.md' }, []).mail).toEqual({
      url,
      from: 'salut@comanda.md',
    });
  });

  it.each([
    [{ SMTP_URL: 'mail.example:25' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp:///' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'comanda' }, /^MAIL_FROM: /],
    [{ CONTACT_EMAILS: 'a@b.md' }, /^CONTACT_EMAILS: /],
    [{ CONTACT_EMAILS: 'a@b.md, ion' }, /^CONTACT_EMAILS: /],
    [{ CONTACT_PHONE: '12' }, /^CONTACT_PHONE: /],
    [{ PORT: 'http' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PUBLIC_URL: 'comanda.md' }, /^PUBLIC_URL: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: /],
    [{ MAP_TILES_URL: 'https://tiles.example' }, /^MAP_TILES_URL: /],
    [{ TOKEN_SECRET: 'short' }, /^TOKEN_SECRET: /],
    [{ ADMIN_EMAIL: 'a@b.md' }, /^ADMIN_EMAIL and ADMIN_PASSWORD: /],
    [{ RATE_LIMIT_SCALE: '-1' }, /^RATE_LIMIT_SCALE: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
  ])('names the fault of %o', (environment, fault) => {
    expect(faultsOf(environment as Record<string, string>)).toEqual([expect.stringMatching(fault)]);
  });

  it('reports all faults at once, and an unknown option', () => {
    const faults = faultsOf({ PORT: 'x', DATABASE_URL: 'y' }, ['--demo']);
    expect(faults).toHaveLength(3);
  });
});
