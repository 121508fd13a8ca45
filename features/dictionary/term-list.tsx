type Letter = { letter: string; terms: { id: string; term: string }[] };

/** Plain links: there are thousands, and where they lead comes from memory. */
export function TermList({ letters }: { letters: Letter[] }) {
  return letters.map(({ letter, terms }) => (
    <section key={letter} id={letter} className="letter" aria-labelledby={`letter-${letter}`}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <ul>
        {terms.map(({ id, term }) => (
          <li key={id}>
            <a href={`/dictionary/${id}`}>{term}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
