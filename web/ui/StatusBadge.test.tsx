import { screen } from '@testing-library/react';
import { renderApp } from '@web/testing/render';
import { StatusBadge } from './StatusBadge';

describe('StatusBadge', () => {
  it.each([
    ['CONFIRMED', 'confirmed', 'green'],
    ['approved', 'approved', 'green'],
    ['completed', 'completed', 'green'],
    ['PENDING', 'pending', 'yellow'],
    ['processing', 'processing', 'yellow'],
    ['DOCUMENTS_REQUIRED', 'documents required', 'orange'],
    ['cancelled', 'cancelled', 'red'],
    ['rejected', 'rejected', 'red'],
    ['withdrawn', 'withdrawn', 'grey'],
    ['SENT_TO_EMBASSY', 'sent to embassy', 'grey'],
  ])('shows %s as "%s" in %s', (status, text, colour) => {
    renderApp(<StatusBadge status={status} />);
    expect(screen.getByText(text)).toHaveAttribute('data-colour', colour);
  });

  it('says the state by an icon too', () => {
    renderApp(<StatusBadge status="confirmed" />);
    expect(screen.getByText('confirmed').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('takes the colours of another family', () => {
    renderApp(<StatusBadge status="in_progress" colour="blue" />);
    expect(screen.getByText('in progress')).toHaveAttribute('data-colour', 'blue');
  });
});
