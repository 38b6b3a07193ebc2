/** How a workflow names the action; whoever copies it puts the owner of its repository in. */
export const actionAddress = 'OWNER/deadheat@v1'
