// A password that can be looked at before it is sent: on a phone a typing error is otherwise found
// out only by being refused. The button needs JavaScript, so without it there is none. Sending
// hides the password again, so that no browser remembers it as plain text.
import { useEffect, useRef, useState } from 'react';
import { Field } from '#app/ui/field.tsx';
import * as accounts from '../messages/accounts.ts';

type Props = {
  id: string;
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string;
} & Pick<React.ComponentProps<'input'>, 'onChange'>;

export function PasswordField({ name, autoComplete, onChange, ...field }: Props) {
  const [visible, setVisible] = useState<boolean>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setVisible((before) => before && false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field {...field}>
      {(joined) => (
        <span className="password-box">
          <input
            {...joined}
            ref={input}
            className="input"
            name={name}
            type={visible ? 'text' : 'password'}
            required
            minLength={autoComplete === 'new-password' ? 10 : undefined}
            maxLength={128}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={onChange}
          />
          <button
            type="button"
            className="js-only"
            aria-controls={field.id}
            aria-label={visible ? accounts.hidePassword : accounts.showPassword}
            onClick={() => setVisible(!visible)}
          >
            {visible ? accounts.hide : accounts.show}
          </button>
          <span className="sr-only" aria-live="polite">
            {visible !== undefined &&
              (visible ? accounts.passwordVisible : accounts.passwordHidden)}
          </span>
        </span>
      )}
    </Field>
  );
}
