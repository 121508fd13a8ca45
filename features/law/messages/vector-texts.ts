export const stopping = 'Stopping after this batch.';

export const progress = (done: number, total: number, minutes: number) =>
  `${done} of ${total} sections, about ${Math.ceil(minutes)} minutes left`;

export const done = (done: number, total: number) =>
  done < total
    ? `${done} of ${total} sections got a vector. Run npm run law-vectors again to go on.`
    : `${done} sections got a vector. Search by meaning reads them within a minute.`;
