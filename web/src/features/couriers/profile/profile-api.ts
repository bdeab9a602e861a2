import type { CallBody } from '@comanda/contract';
import type { Courier } from '@comanda/contract/couriers';
import { useMutation } from '@tanstack/react-query';
import { call, upload } from '../../../lib/api/api.ts';
import { useNavigate } from '../../../lib/routes/location-context.ts';
import { useUpload, type Upload } from '../../../lib/query/use-upload.ts';
import { session } from '../../../lib/session/session.ts';
import type { ProfileForm } from './profile-form.ts';

type OnSaved = (courier: Courier) => void;

export function useSaveProfile(courierID: number, onSaved: OnSaved) {
  return useMutation({
    mutationFn: (body: ProfileForm) =>
      call('PUT /api/courier/:courierID', { params: { courierID }, body }),
    onSuccess: ({ courier }) => {
      onSaved(courier);
    },
    // Offline it must fail at once instead of being paused.
    networkMode: 'always',
  });
}

export function usePictureUpload(courierID: number, onSaved: OnSaved): Upload {
  return useUpload(
    (file, onProgress) =>
      upload('POST /api/courier/:courierID/image', {
        params: { courierID },
        field: 'image',
        file,
        onProgress,
      }),
    ({ courier }) => {
      onSaved(courier);
    },
  );
}

/** Registers a courier, signs them in and opens their profile. */
export function useCourierRegistration() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/courier'>) =>
      call('POST /api/courier', { isPublic: true, body }),
    onSuccess: ({ accesstoken, role }) => {
      session.signIn(accesstoken, role);
      // The profile shows that a new courier needs an approval.
      navigate('/courier/profile');
    },
    // Shown in the form.
    meta: { handles: 'all' },
  });
}
