import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './VisuallyHidden';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures and amounts stand at the end, so that they can be compared. */
  readonly isNumeric?: boolean;
  readonly isSortable?: boolean;
  /** Names the row for screen readers; give it to one column. */
  readonly isRowHeader?: boolean;
  readonly width?: string;
}

export interface Sorting {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** For screen readers; also names the scroll region. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** `cards` turns each row into a card on phones; `scroll` keeps the table and scrolls it sideways. */
  onPhones?: 'cards' | 'scroll';
  /** The table scrolls inside itself under a header that stays. */
  maxHeight?: string;
}

const cardRules = {
  '@media (max-width: 47.99rem)': {
    '& table, & tbody, & tr, & td, & th[scope=row]': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      borderWidth: '1px',
      borderRadius: 'control',
      padding: '3',
      marginBottom: '3',
      bg: 'bg.surface',
    },
    '& td, & th[scope=row]': {
      display: 'grid',
      gridTemplateColumns: '8rem minmax(0, 1fr)',
      gap: '3',
      textAlign: 'start',
      whiteSpace: 'normal',
      borderBottomWidth: '0',
      paddingBlock: '1',
      paddingInline: '0',
    },
    '& [data-label]::before': { content: 'attr(data-label)', color: 'fg.muted', fontWeight: 'normal' },
  },
} as const;

/** Rows to compare. Sorting is the server's; the table only asks for it. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, onSort, onPhones = 'scroll', maxHeight } = props;
  const { t } = useTranslation();
  return (
    <chakra.div
      // A region that scrolls must be reachable by the keyboard.
      tabIndex={0}
      role="region"
      aria-label={t('table.scroll', { caption })}
      overflow="auto"
      maxHeight={maxHeight}
      position="relative"
      css={onPhones === 'cards' ? cardRules : undefined}
    >
      <chakra.table width="full" fontSize="sm" textAlign="start">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <chakra.thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={rowKey(row)} _hover={{ bg: 'bg.subtle' }}>
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Cell = column.isRowHeader ? chakra.th : chakra.td;
  return (
    <Cell
      scope={column.isRowHeader ? 'row' : undefined}
      data-label={column.header}
      paddingInline="3"
      paddingBlock="2.5"
      borderBottomWidth="1px"
      verticalAlign="middle"
      fontWeight={column.isRowHeader ? 'medium' : 'normal'}
      textAlign={column.isNumeric ? 'end' : 'start'}
      fontVariantNumeric={column.isNumeric ? 'tabular-nums' : undefined}
      whiteSpace={column.isNumeric ? 'nowrap' : undefined}
    >
      {/* One box for whatever the cell holds: as a card, the cell is a grid of label and content. */}
      <chakra.div minWidth="0">{column.cell(row)}</chakra.div>
    </Cell>
  );
}

type HeaderCellProps<Row> = Pick<DataTableProps<Row>, 'sorting' | 'onSort'> & { column: Column<Row> };

function HeaderCell<Row>({ column, sorting, onSort }: HeaderCellProps<Row>) {
  const { t } = useTranslation();
  const direction = sorting?.key === column.key ? sorting.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <chakra.th
      scope="col"
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      width={column.width}
      position="sticky"
      top="0"
      zIndex="raised"
      bg="bg.subtle"
      paddingInline="3"
      paddingBlock="2"
      borderBottomWidth="1px"
      borderColor="border.control"
      fontWeight="semibold"
      textAlign={column.isNumeric ? 'end' : 'start'}
      whiteSpace="nowrap"
    >
      {column.isSortable && onSort ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1"
          minHeight="8"
          fontWeight="inherit"
          cursor="button"
          borderRadius="poster"
          title={t('table.sortBy', { column: column.header })}
          onClick={() =>
            onSort({ key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {column.header}
          <Arrow size="0.875rem" strokeWidth={1.5} aria-hidden="true" />
        </chakra.button>
      ) : (
        column.header
      )}
    </chakra.th>
  );
}
