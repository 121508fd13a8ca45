// A person with a browser: cookies, forms, and an account made over HTTP.
import { setTimeout as delay } from 'node:timers/promises';

const PASSWORD = 'seven quiet lanterns';

export class Member {
  jar = new Map<string, string>();
  email: string;
  constructor(email: string) {
    this.email = email;
  }

  /** `base`: the proxy, or one process. */
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
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  }

  /** `verify` stands for the link in the mail; it gives the accounts that it found, for one is made after the answer. */
  async join(base: string, verify: (email: string) => Promise<unknown[]>, origin = base): Promise<void> {
    const registered = await this.ask(base, '/auth/register', { email: this.email, password: PASSWORD }, origin);
    if (registered.status >= 400) throw new Error(`registering gave ${registered.status}`);
    while ((await verify(this.email)).length === 0) await delay(50);
    await this.signIn(base, origin);
  }

  async signIn(base: string, origin = base): Promise<void> {
    const answer = await this.ask(base, '/auth/login', { email: this.email, password: PASSWORD }, origin);
    if (![...this.jar.keys()].some((name) => name.includes('session'))) throw new Error(`signing in gave ${answer.status}`);
  }
}
