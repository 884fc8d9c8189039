import { clearBookingDraft, loadBookingDraft, saveBookingDraft } from './booking-draft';
import { emptyBookingForm, emptyTraveller } from './booking-form';

const typed = {
  ...emptyBookingForm,
  firstName: 'Ines',
  hotelAesthetic: ['Boutique Hotel'],
  travellers: [{ ...emptyTraveller, firstName: 'Ines', passportNumber: 'P1234567' }],
};

describe('the draft of a booking', () => {
  it('comes back as it was typed, without passport numbers', () => {
    saveBookingDraft(typed, '7');
    expect(loadBookingDraft('7')).toEqual({
      ...typed,
      travellers: [{ ...emptyTraveller, firstName: 'Ines' }],
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('P1234567');
  });

  it('follows a visitor who signs in', () => {
    saveBookingDraft(typed, null);
    expect(loadBookingDraft('7')?.firstName).toBe('Ines');
  });

  it('is gone for whoever sits at the same browser after its owner', () => {
    saveBookingDraft(typed, '7');
    expect(loadBookingDraft(null)).toBeNull();
    expect(loadBookingDraft('7')).toBeNull();
  });

  it('takes over only what still fits the form', () => {
    const values = { firstName: 5, lastName: 'Marlow', hotelAesthetic: 'all', travellers: [null], extra: 1 };
    sessionStorage.setItem('booking-draft', JSON.stringify({ ownerId: null, values }));
    expect(loadBookingDraft(null)).toEqual({
      ...emptyBookingForm,
      lastName: 'Marlow',
      travellers: [emptyTraveller],
    });
  });

  it.each(['not json', 'null', '[]', '{"values":{}}'])('is no draft: %s', (text) => {
    sessionStorage.setItem('booking-draft', text);
    expect(loadBookingDraft(null)).toBeNull();
  });

  it('can be cleared', () => {
    saveBookingDraft(typed, null);
    clearBookingDraft();
    expect(loadBookingDraft(null)).toBeNull();
  });
});
