// The values that both the schema and the filter form need. Without zod, so that browser code can
// import them.
export const RESOURCE_TYPES = [
  'Legal Text',
  'Database',
  'Forms',
  'Guide',
  'Tool',
  'Directory',
  'Self-Help',
  'Support',
  'Organization',
  'Case Law',
  'Government',
  'Service',
] as const;
export const RESOURCE_COSTS = ['Free', 'Varies', 'Paid'] as const;
