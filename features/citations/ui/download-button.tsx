// Posts the form of the check again, for a file: it works without JavaScript, and nothing of the
// text is stored.
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { CHECK_FORM } from './check-form.tsx';

type Props = { value: string; label: string; onClick?: React.MouseEventHandler };

export function DownloadButton({ label, ...props }: Props) {
  return (
    <Button
      type="submit"
      kind="quiet"
      form={CHECK_FORM}
      formAction="/citations/download"
      formNoValidate
      name="file-format"
      {...props}
    >
      <Icon name="download" /> {label}
    </Button>
  );
}
