import texts from '#/i18n/en/error.json' with { type: 'json' }

/** For a piece of a page whose subject is gone, and where no translations are at hand. */
export function MinimalNotFound() {
  return <p>{texts.notFound}</p>
}
