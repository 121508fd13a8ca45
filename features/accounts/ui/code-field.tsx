import { TextField } from '#app/ui/field.tsx';

/** `digits`: six of an app; else a recovery code, or either. */
export function CodeField({
  digits = false,
  ...field
}: {
  label: string;
  hint?: string;
  error?: string;
  digits?: boolean;
}) {
  return (
    <TextField
      id="code"
      name="code"
      className="code-input"
      inputMode={digits ? 'numeric' : undefined}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={digits ? 7 : 20}
      {...field}
    />
  );
}
