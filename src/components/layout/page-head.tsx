import { Asset, useRouter, useTags } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Tag = ReturnType<typeof useTags>[number]

const isScriptPreload = ({ tag, attrs }: Tag) => tag === 'link' && attrs?.rel === 'modulepreload'

/** The tags of a page's head, without the preloads of its scripts: those are asked for after the first paint (ADR 65). */
export function PageHead(): ReactNode {
  const { nonce } = useRouter().options.ssr ?? {}
  return useTags()
    .filter((tag) => !isScriptPreload(tag))
    .map((tag) => <Asset {...tag} key={JSON.stringify(tag)} nonce={nonce} />)
}
