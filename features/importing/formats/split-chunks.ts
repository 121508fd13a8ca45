/** Pieces of a streamed text, by a splitter that is fed one chunk after the other. */
export async function* splitChunks<T>(
  text: AsyncIterable<string>,
  splitter: { push: (text: string) => T[]; end: () => T[] },
): AsyncGenerator<T> {
  for await (const chunk of text) yield* splitter.push(chunk);
  yield* splitter.end();
}
