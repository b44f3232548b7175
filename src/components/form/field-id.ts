/** The id of a field's control, the same wherever it is pointed at: 'work[0].position' becomes '…-work-0-position'. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(/[^\w]+/gu, '-')}`
}
