// The first thing shown for an urgent message: what it is about, the first step, and a number to
// call.
export type UrgentLine = {
  id: string;
  when: string;
  firstStep: string;
  hotline?: { label: string; phone: string; url: string };
};
