// The forms of widgets. What somebody types is sent by POST to ourselves: it stands in no address.
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';
import { STATES } from '#legal/jurisdictions.ts';

type FormProps = {
  kind: string;
  theme: string;
  state: string;
  label: string;
  button: string;
  typed: string;
  long?: boolean;
  /** A field that only takes digits. */
  digits?: boolean;
  children?: React.ReactNode;
};

export function WidgetForm(props: FormProps) {
  const { kind, theme, state, label, button, typed, long, digits, children } = props;
  const field = { id: 'text', name: 'text', defaultValue: typed, required: true };
  return (
    <form method="post" action={`/widget/${kind}?theme=${theme}`}>
      {children}
      <label htmlFor="text">{label}</label>
      {long ? (
        <textarea {...field} rows={4} maxLength={20_000} />
      ) : (
        <input
          {...field}
          maxLength={400}
          {...(digits && { inputMode: 'numeric', pattern: '\\d{5}' })}
        />
      )}
      {kind !== 'citations' && kind !== 'help' && <StateField state={state} />}
      <button type="submit">{button}</button>
    </form>
  );
}

/** The state of a rule is no secret: it stands in the address, so that the card can be linked. */
export const RuleForm = ({ id, theme, state }: { id: string; theme: string; state: string }) => (
  <form method="get" action="/widget/rule">
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="theme" value={theme} />
    <StateField state={state} />
    <button type="submit">{widgetTexts.show}</button>
  </form>
);

const StateField = ({ state }: { state: string }) => (
  <>
    <label htmlFor="state">{widgetTexts.state}</label>
    <select id="state" name="state" defaultValue={state}>
      <option value="">{widgetTexts.chooseState}</option>
      {Object.entries(STATES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  </>
);
