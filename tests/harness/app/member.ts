// A test client with cookies and forms that can register an account over HTTP.
import { setTimeout as delay } from 'node:timers/promises';

const PASSWORD = 'seven quiet lanterns';

export class Member {
  jar = new Map<string, string>();
  email: string;
  constructor(email: string) {
    this.email = email;
  }

  /** `base`: the URL of the proxy or of one process. */
  async ask(base: string, path: string, form?: Record<string, string>, origin = base) {
    const response = await fetch(`${base}${path}`, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: {
        cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        accept: 'text/html',
        ...(form && { origin }),
      },
      body: form && new URLSearchParams(form),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  }

  /**
   * `verify` replaces the link in the mail. It returns the accounts it found, because the account
   * is created after the response.
   */
  async join(
    base: string,
    verify: (email: string) => Promise<unknown[]>,
    origin = base,
  ): Promise<void> {
    const response = await this.ask(
      base,
      '/auth/register',
      { email: this.email, password: PASSWORD },
      origin,
    );
    if (response.status >= 400) throw new Error(`registering gave ${response.status}`);
    while ((await verify(this.email)).length === 0) await delay(50);
    await this.signIn(base, origin);
  }

  async signIn(base: string, origin = base): Promise<void> {
    const answer = await this.ask(
      base,
      '/auth/login',
      { email: this.email, password: PASSWORD },
      origin,
    );
    if (![...this.jar.keys()].some((name) => name.includes('session')))
      throw new Error(`signing in gave ${answer.status}`);
  }
}
