/** One column of a table of any rows: in a comment, in a terminal, on the page. */
export interface Column<Row, Cell = string> {
  /** Empty for a column without a title. */
  readonly title: string
  readonly align: 'left' | 'centre' | 'right'
  /** What a terminal does that is too narrow: drops `first` columns first, then shortens the cells of `cut` ones. */
  readonly keep?: 'cut' | (typeof dropOrder)[number]
  /** Of the kind that the table shows: Markdown without a line end or a bare pipe, visible text, markup. */
  readonly cell: (row: Row) => Cell
}

/** Columns of a terminal in the order in which they are dropped. */
export const dropOrder = ['first', 'second', 'third', 'fourth'] as const
