// The two pages that a newsletter email links to. Opening one changes nothing, because mail scanners open links; the button does.

import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { Notice } from '../ui/notice.tsx';

type Props = { title: string; lead: string; button: string; token: string; answer?: { ok: boolean; text: string } };

export function EmailedLinkPage({ title, lead, button, token, answer }: Props) {
  return (
    <FormPage wide title={title} lead={answer ? undefined : lead} className="justify-items-start">
      {answer ? (
        <Notice kind={answer.ok ? 'good' : 'failed'} role="status">
          {answer.text}
        </Notice>
      ) : (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{button}</Button>
        </Form>
      )}
    </FormPage>
  );
}
