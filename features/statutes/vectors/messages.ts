export const vectorTexts = {
  stopping: 'Stopping after this batch.',
  progress: (done: number, total: number, minutes: number) =>
    `${done} of ${total} sections, about ${Math.ceil(minutes)} minutes left`,
  done: (done: number, total: number) =>
    done < total
      ? `${done} of ${total} sections got a vector. Run npm run law-vectors again to go on.`
      : `${done} sections got a vector. Search by meaning reads them within a minute.`,
} as const;
