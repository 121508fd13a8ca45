// The address that an account is known by, on every form for visitors.
import { TextField } from '#app/ui/field.tsx';
import * as accounts from '../messages/accounts.ts';

type Props = { label?: string; error?: string } & Pick<
  React.ComponentProps<'input'>,
  'defaultValue' | 'onChange'
>;

export function EmailField(props: Props) {
  return (
    <TextField
      id="email"
      label={accounts.email}
      name="email"
      type="email"
      required
      maxLength={254}
      autoComplete="username"
      {...props}
    />
  );
}
