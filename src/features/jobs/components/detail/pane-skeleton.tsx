import { Skeleton } from '#/ui/skeleton.tsx'

export function PaneSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Skeleton className="size-13" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
      <Skeleton className="h-16" />
      <Skeleton className="h-40" />
    </div>
  )
}
