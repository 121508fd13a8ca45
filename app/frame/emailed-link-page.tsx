// The two pages that a newsletter email links to. Opening one changes nothing, because mail
// scanners open links; the button does.

import { Form, Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';

/** Where one goes from here: the page must not be a dead end. */
type Way = { to: string; label: string };
type Props = {
  title: string;
  lead: string;
  button: string;
  token: string;
  /** What is said when the address has no token, as when the link was cut off. */
  noToken: string;
  ways: readonly Way[];
  answer?: { ok: boolean; text: string };
};

export function EmailedLinkPage({ title, lead, button, token, noToken, ways, answer }: Props) {
  const outcome = answer ?? (token === '' ? { ok: false, text: noToken } : undefined);
  return (
    <FormPage wide title={title} lead={outcome ? undefined : lead} className="justify-items-start">
      {outcome ? (
        <>
          <Notice kind={outcome.ok ? 'good' : 'failed'} role="status">
            {outcome.text}
          </Notice>
          <ul className="flex flex-wrap gap-x-8">
            {ways.map(({ to, label }) => (
              <li key={to}>
                <Link className="onward" to={to}>
                  {label} <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{button}</Button>
        </Form>
      )}
    </FormPage>
  );
}
