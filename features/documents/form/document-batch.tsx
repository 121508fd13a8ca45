import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { batch, documents } from '../messages.ts';

/** Uploads a CSV table to generate many documents of one type. The response is a file, so this is a plain form. */
export function DocumentBatch({ type }: { type: string }) {
  return (
    <details className="document-batch">
      <summary>{batch.title}</summary>
      <p>{batch.lead}</p>
      <p>
        <a className="onward" href={`/documents/batch?type=${type}`} download>
          <Icon name="download" /> {batch.table}
        </a>
      </p>
      <form method="post" action="/documents/batch" encType="multipart/form-data">
        <input type="hidden" name="documentType" value={type} />
        <TextField id="batch-table" name="table" label={batch.file} type="file" accept=".csv,text/csv" required />
        <SelectField
          id="batch-format"
          name="file-format"
          label={batch.format}
          defaultValue="docx"
          options={Object.entries(documents.download)}
        />
        <Button type="submit">{batch.make}</Button>
      </form>
    </details>
  );
}
