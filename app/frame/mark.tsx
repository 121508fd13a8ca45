/** The logo: a reversed pilcrow, which also looks like a P and two book spines. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 26 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M0 0h5v32H0zM8 0h7.5C21.9 0 26 4.2 26 9.6s-4.1 9.6-10.5 9.6H13V32H8z"
      />
    </svg>
  );
}
