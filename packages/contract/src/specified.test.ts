import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/**
 * Every call that the specification names: method, path below /api/front/, then its time-out in seconds and how its
 * bytes travel, where they are not 6 s and json. A time-out behind `~` is ours, for a call of which the specification
 * says none (docs/deviations.md).
 */
const specified = `
POST login
POST login_by_verify_code
POST logout
POST send_verify_code
GET captcha
POST send_register_code
POST register
POST send_forget_pass_email
GET reset_passwd_check
POST reset_passwd
GET user/get_permission
GET user/detail
POST user/update
POST user/update_password
GET user/get_enable_email
POST user/set_enable_email
GET user/work_unit_data
GET user/data_by_filter
POST user/store_social_info 600 multipart
POST user/update_social_info 600 multipart
GET user/get_social_info
DELETE user/delete_social_info
POST user/real_name_verify
GET user/real_name_info
GET user/real_name_apply_url
GET system/is_maintain
GET system/maintain_content
GET we_chat/sign
GET dynamic/list
GET dynamic/detail
GET dynamic/get_recommend
POST dynamic/add_click
GET notice/in_effective
POST technical_support/store
GET technical_support/system_info
POST feedback/store
POST feedback/store_exception_task
POST feedback/store_report_explain
POST feedback/store_knowledge_classroom
GET notify_result/no_read
GET system_notify/list
GET system_notify/detail
GET system_notify/all_type
GET question_item/data
GET question_item/list
POST question_answer/store
POST cache/incr_user_statistics
POST file/upload_normal_file 180 multipart
POST file/upload_head_image ~30 multipart
POST file/export_info_collect_summary ~1800 blob
POST file/export_info_collect_dilation_temp ~1800 blob
POST file/upload_task 1800 multipart
GET file/list 10
POST file/download_after_sale_result 1800 blob
POST file/export_module_chart_report 1800 blob
POST task/validate_request_data ~30
POST user_file_store/add_dir 10
POST user_file_store/update_config 10
POST user_file_store/upload_file 1800 multipart
POST user_file_store/update 10
GET user_file_store/list 10
GET user_file_store/detail 10
DELETE user_file_store/delete 10
POST user_file_store/download 1800 blob
POST user_file_store/upload_user_sample 1800 multipart
POST user_file_store/download_user_sample 1800 blob
POST task/store
GET task/list
DELETE task/delete
GET task/result 30
GET task/data_interaction_result ~30
GET task/data_by_filter
GET task/download_result 1800 blob
GET task/report_error
GET tool/detail
POST task/store_example 1800
POST task/store_module_chart ~30
POST task/write_report_data 300
POST task/generate_report
GET task/list_of_module_chart
GET task/detail_of_module_chart
GET task/module_chart_status_count
GET task/module_chart_by_status
GET flow_version/available_module_chart ~30
POST flow_version/detail_of_module_chart ~30
GET project/no_data_project_by_module
GET project/project_by_module
GET task/list_of_meta_workflow
GET task/list_of_all_module_chart
GET task/list_of_all_meta_workflow
POST sample_group_program/store ~30
GET sample_group_program/detail
GET sample_group_program/get_name
GET sample_group_program/name_of_micro
POST sample_group_program/update ~30
DELETE sample_group_program/delete
GET flow_version/all_sample_of_mc ~30
GET flow_version/group_of_mc ~30
POST file/download_data_filter 120 blob
POST file/download_data_filter_zip 60 blob
GET fv_module_tool/data_by_ids
GET tool/data_by_ids
POST module_data_filter/get_preview_result 30
POST module_data_filter/store_data_filter
POST module_data_filter/store_data_prepare
POST module_data_filter/data_filter_name
GET module_data_filter/data_filter_by_id
GET module_data_filter/list
GET module_data_filter/detail ~30
POST module_data_filter/update
DELETE module_data_filter/delete
POST module_data_filter/merge_table
POST fv_module_tool/init_data 30
POST fv_module_tool/init_data_filter
POST fv_module_tool/get_result_data_by_title
GET project/list
GET project/data_by_contract_id
GET project/zip_url
GET project/get_user_all_project
POST project/free_delay
GET project/original_data_url
GET project/original_data
GET project/original_data_list
GET project/original_data_detail
POST project/delay_original_data
POST project/update
GET project/can_use_project
GET contract/list_of_project
POST project_share/store
GET project_share/list_of_share_to_me
POST project_share/receive
DELETE project_share/delete
GET project_share/no_receive_count
GET project_share/project_by_flow_version_id
POST after_sale/store 0 multipart
GET after_sale/detail
GET after_sale/list
POST project_demo_bind_user/update
POST project_demo_bind_user/store
GET project_demo_bind_user/list
DELETE project_demo_bind_user/delete
`
  .trim()
  .split('\n');

const byPath = new Map(Object.values<Call>(calls).map((call) => [`${call.method} ${call.path}`, call]));

it('serves the 141 calls of the specification under its methods and paths', () => {
  expect(specified).toHaveLength(141);
});

it('says which ids of a flow are missing', () => {
  const { error } = calls.availableModuleChart.request.safeParse({ version_id: '' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['缺少流程编号和版本编号']);
});

it.each(specified)('%s', (line) => {
  const [method, path, timeout = '6', kind = 'json'] = line.split(' ');
  expect(byPath.get(`${method} /api/front/${path}`)).toMatchObject({
    timeout: Number(timeout.replace('~', '')) * 1_000,
    kind,
  });
});
