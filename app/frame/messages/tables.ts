export const SHORTCUTS = [
  { label: 'Eviction', query: 'eviction notice' },
  { label: 'Divorce', query: 'divorce procedure' },
  { label: 'DUI', query: 'DUI consequences' },
  { label: 'Small Claims', query: 'small claims court' },
] as const;
